import type { Refused, Rule } from './index';

/** A refusal of the server: code, rule and facts become a sentence in the reader's language. */
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

/** The refusal for a server that cannot be reached, or whose answer makes no sense. */
export function unreachable(): Refusal {
  return new Refusal({ code: 'unreachable', rule: null, facts: {}, message: 'no answer' });
}
