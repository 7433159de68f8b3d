import { personalData as accounts } from '#functions/accounts/public.ts';
import { personalData as catalog } from '#functions/catalog/public.ts';
import { personalData as commerce } from '#functions/commerce/public.ts';
import { personalData as inquiries } from '#functions/inquiries/public.ts';
import { personalData as library } from '#functions/library/public.ts';
import { personalData as newsletter } from '#functions/newsletter/public.ts';
import { personalData as notifications } from '#functions/notifications/public.ts';
import type { LoadPersonalData, PersonalData } from '#lib/person/personal-data.ts';

/** Every domain that stores personal data. An export has their parts in this order. */
const registered: readonly LoadPersonalData[] = [
  accounts,
  library,
  catalog,
  commerce,
  notifications,
  newsletter,
  inquiries,
];

export const personalDataParts = (): Promise<PersonalData[]> => Promise.all(registered.map((load) => load()));
