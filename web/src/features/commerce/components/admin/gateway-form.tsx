import {
  gatewayProviders,
  nameAndApiKeyMissing,
  providerNames,
  takesPayments,
} from '#shared/commerce/gateway-providers.ts';
import type { AdminPaymentGateway, PaymentGatewayInput } from '#shared/commerce/payment-gateway.ts';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import type { FormOf } from '#web/components/list/managed-list.tsx';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';
import { type GatewayValues, gatewayOf, gatewayValues } from '../../api/gateway-values.ts';

const labels = {
  name: 'Name',
  provider: 'Provider',
  apiKey: 'API key',
  secretKey: 'Secret key',
  webhookSecret: 'Webhook secret',
  testMode: 'Test mode',
  active: 'Active',
} as const satisfies Record<keyof GatewayValues, string>;

const providers = gatewayProviders.map((value) => ({ value, label: providerNames[value] }));
const required = { required: nameAndApiKeyMissing };
/** Keys are written, never read: nothing fills them in and nothing spells them out. */
const secret = { type: 'password', autoComplete: 'new-password', spellCheck: false } as const;

/** A payment gateway with its keys. Blank ones keep what is stored. */
export function GatewayForm({ item, onSave, onCancel }: FormOf<AdminPaymentGateway, PaymentGatewayInput>) {
  const form = useManagedForm<AdminPaymentGateway, GatewayValues>({
    item,
    valuesOf: gatewayValues,
    save: (values, revision) => onSave(gatewayOf(values), revision),
    fallback: 'Failed to save payment gateway',
    required: nameAndApiKeyMissing,
  });
  const { field } = form;
  const canBeActive = takesPayments(form.watch('provider'));
  return (
    <ManagedForm {...{ form, labels, onCancel }}>
      <Input label={labels.name} autoComplete="off" maxLength={80} {...field('name', required)} />
      {!item && (
        <Select
          label={labels.provider}
          options={providers}
          help={canBeActive ? undefined : 'The shop cannot take payments through it yet. It is saved disabled.'}
          {...field('provider')}
        />
      )}
      <Input
        label={labels.apiKey}
        {...secret}
        placeholder={item?.apiKey}
        help={item ? 'Blank keys stay as they are' : 'At Stripe the publishable key, pk_…'}
        {...field('apiKey', item ? {} : required)}
      />
      <Input label={labels.secretKey} {...secret} placeholder={item?.secretKey} {...field('secretKey')} />
      <Input
        label={labels.webhookSecret}
        {...secret}
        placeholder={item?.webhookSecret}
        help={webhookHelp(item)}
        {...field('webhookSecret')}
      />
      <Checkbox label={labels.testMode} {...form.register('testMode')} />
      {!item && canBeActive && (
        <Checkbox label="Active: new payments go through it at once" {...form.register('active')} />
      )}
    </ManagedForm>
  );
}

function webhookHelp(item: AdminPaymentGateway | null) {
  if (!item) return 'Can follow: the card shows the address of the webhook';
  if (!takesPayments(item.provider)) return undefined;
  return (
    <>
      Of the webhook for <span className="font-mono text-12 break-all">{item.webhookUrl}</span>
    </>
  );
}
