import type { RefusalCode, Refused, Rule } from './index';

/** Why something is not done, as servers say it; the page has reasons of its own besides. */
export type Reason = Omit<Refused, 'code'> & { code: RefusalCode | 'unreachable' | 'lesson' };

/** A refusal: code, rule and facts become a sentence in the reader's language. */
export class Refusal extends Error implements Reason {
  readonly code: Reason['code'];
  readonly rule: Rule | null;
  readonly facts: Reason['facts'];

  constructor(reason: Reason) {
    super(reason.message);
    this.name = 'Refusal';
    this.code = reason.code;
    this.rule = reason.rule;
    this.facts = reason.facts;
  }
}

/** The refusal for a server that cannot be reached, or whose answer makes no sense. */
export function unreachable(): Refusal {
  return new Refusal({ code: 'unreachable', rule: null, facts: {}, message: 'no answer' });
}
