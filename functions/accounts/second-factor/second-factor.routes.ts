import type { RequestInfo } from '#lib/http/event.ts';
import { route } from '#lib/http/route.ts';
import { secondFactorApi as api } from '#shared/accounts/second-factor-api.ts';
import { withCookie } from '../session/session.cookie.ts';
import { visitorOf } from '../session/visitor.ts';
import { enrol, mySecondFactor, removeFactor, renewCodes, startEnrolment } from './second-factor.service.ts';
import { answerWithCode, answerWithRecoveryCode } from './second-step.service.ts';

/** The caller's token: the pool lets its owner set up an authenticator. The route has checked it. */
const accessTokenOf = ({ headers }: RequestInfo): string => headers.authorization?.replace(/^Bearer /i, '') ?? '';

const done = <Rest extends object>(message: string, rest: Rest) => ({ success: true as const, message, ...rest });

export const secondFactorRoutes = [
  route(api.answerSecondFactor, async ({ body, request, reply }) => ({
    success: true as const,
    ...withCookie(await answerWithCode(body.challenge, body.code, visitorOf(request)), reply),
  })),
  route(api.answerWithRecoveryCode, async ({ body, request, reply }) => ({
    success: true as const,
    ...withCookie(await answerWithRecoveryCode(body, visitorOf(request)), reply),
  })),
  route(api.getSecondFactor, ({ actor }) => mySecondFactor(actor)),
  route(api.startSecondFactor, ({ actor, request }) => startEnrolment(actor, accessTokenOf(request))),
  route(api.enrolSecondFactor, async ({ actor, body, request }) =>
    done('Your second factor is set up', {
      recovery_codes: [...(await enrol(actor, accessTokenOf(request), body, request.address))],
    }),
  ),
  route(api.renewRecoveryCodes, async ({ actor, body, request }) =>
    done('Your old recovery codes no longer work', {
      recovery_codes: [...(await renewCodes(actor, body, request.address))],
    }),
  ),
  route(api.removeSecondFactor, async ({ actor, body, request }) => {
    await removeFactor(actor, body, request.address);
    return done('Your second factor is removed', {});
  }),
];
