import type { Refused, Rule } from './index';

/** The server said no: its code, rule and facts make a sentence in every language. */
export class Refusal extends Error implements Refused {
  readonly code: string;
  readonly rule: Rule | null;
  readonly facts: Record<string, unknown>;

  constructor(refused: Refused) {
    super(refused.message);
    this.name = 'Refusal';
    this.code = refused.code;
    this.rule = refused.rule;
    this.facts = refused.facts;
  }
}

/** The server could not be reached, or answered something else than it should. */
export function unreachable(): Refusal {
  return new Refusal({ code: 'unreachable', rule: null, facts: {}, message: 'no answer' });
}
