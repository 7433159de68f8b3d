import type { Exception } from './unused.ts';

/** What is granted although no test uses it. Everything else that no integration test uses fails `npm test`. */
export const exceptions: readonly Exception[] = [
  {
    // State machines deliver theirs by actions without resource-level permissions.
    grants: /: logs:(CreateLogStream|PutLogEvents) |: logs:\w+ \*$/,
    why: 'Lambda and Step Functions write the log with the function’s role; the local cloud writes it into a file, or not at all.',
  },
  {
    grants: /: sqs:SendMessage Data-Failures$/,
    why: 'Lambda keeps what has failed three times; only a few functions are tested that way, as examples.',
  },
  {
    grants: /: s3:ListBucket data-content$/,
    why: 'Only asked when an object is missing: without it S3 would say that it is forbidden.',
  },
  {
    grants: /^Articles-Sweep: s3:GetObject /,
    why: 'When an admin changes an article that is just being published, the refusal reads its text.',
  },
  {
    grants: /^Notifications-Nightly: dynamodb:Query table\/Data-Table$/,
    why: 'When somebody else changes a notification that is just being switched off, the refusal counts who has seen it.',
  },
  {
    grants: /^Commerce-(Outbox|Reconciler): events:PutEvents /,
    why: 'Announces what follows from a task, which the function that took the payment usually does itself: it depends on who is first.',
  },
];
