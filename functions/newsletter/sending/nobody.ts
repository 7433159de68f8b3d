import { DomainError } from '#lib/errors.ts';

/** No confirmed subscriber has chosen the topics of a newsletter. */
export class NobodyToSendTo extends DomainError {
  constructor() {
    super('conflict', 'Nobody would get this newsletter: no confirmed subscriber has chosen its topics');
  }
}
