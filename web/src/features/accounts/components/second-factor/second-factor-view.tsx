import { useState } from 'react';
import type { AuthenticatorSecret } from '#shared/accounts/second-factor.ts';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Spinner } from '#web/components/ui/feedback/spinner.tsx';
import { api } from '#web/lib/api/api.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { toast } from '#web/lib/toast.ts';
import { FactorOff } from './factor-off.tsx';
import { FactorOn } from './factor-on.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetupForm } from './setup-form.tsx';

/** One's own second factor: setting it up, its recovery codes, replacing and removing it. */
export function SecondFactorView() {
  const { data: factor, error, mutate } = useApi('GET /auth/second-factor');
  const [setup, setSetup] = useState<AuthenticatorSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [busy, setBusy] = useState(false);
  async function start(): Promise<void> {
    setBusy(true);
    try {
      setSetup(await api('POST /auth/second-factor/setup'));
    } catch (problem) {
      toast.error(problemDetail(problem, 'The second factor could not be set up'));
    } finally {
      setBusy(false);
    }
  }
  const show = (shown: readonly string[]) => {
    setSetup(undefined);
    setCodes(shown);
    void mutate();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (!factor && error)
    return <FailedState title="Your second factor could not be loaded" error={error} onRetry={() => mutate()} />;
  if (!factor) return <Spinner label="Loading your second factor" />;
  const { enrolled, required } = factor;
  if (setup) return <SetupForm setup={setup} replaces={enrolled} onCodes={show} onCancel={() => setSetup(undefined)} />;
  const begin = () => void start();
  return enrolled ? (
    <FactorOn factor={factor} busy={busy} onReplace={begin} onCodes={show} onRemoved={() => void mutate()} />
  ) : (
    <FactorOff required={required} busy={busy} onStart={begin} />
  );
}
