import { keepSentFile } from '#functions/uploads/public.ts';
import type { Writer } from '#lib/actor.ts';
import { DomainError, notFound } from '#lib/errors.ts';
import { type Done, done, type Saved, saved } from '#lib/managed/answer.ts';
import { promptVault } from '#shared/catalog/choices.ts';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { EbookUpload } from '#shared/catalog/intake/ebook-upload.ts';
import type {
  PromptPackage,
  PromptPackageEdit,
  PromptPackageForm,
  PromptPackageSummary,
} from '#shared/catalog/intake/prompt-package.ts';
import type { ReceivedFile } from '#shared/kernel/endpoint.ts';
import { toCents, toDollars } from '#shared/kernel/money.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { fileAddress } from '#shared/uploads/file-address.ts';
import { toAdminEbook } from '../card/card.ts';
import { ebooks } from '../ebook/admin-ebook.service.ts';
import { findCatalogue } from '../ebook/catalogue.repo.ts';
import { addUploaded } from './ebook-upload.service.ts';
import { listUploads } from './list/uploads-list.service.ts';
import { originalAt } from './new-original.ts';

type PackageSaved = Saved<'prompt_package', PromptPackage>;

const toPackage = ({ prompt_category, tags, ...ebook }: AdminEbook): PromptPackage => ({
  ...ebook,
  category: prompt_category,
  tags: tags.join(', '),
});

/** Prompt packages, newest first. */
export async function listPromptPackages(
  query: PageQuery & { readonly search?: string | undefined },
): Promise<Page<PromptPackage>> {
  const { items, ...page } = await listUploads({ ...query, tab: 'prompts' });
  return { ...page, items: items.map(toPackage) };
}

export async function summarisePromptPackages(): Promise<PromptPackageSummary> {
  const { prompt_packages: total, packages_published: published, ...sums } = await findCatalogue();
  const { package_prompts: prompts, package_value } = sums;
  return { total, published, drafts: total - published, prompts, total_value: toDollars(package_value) };
}

/** Says of a field of the ebook how a package calls it. */
async function namedAsPackage<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof DomainError) || !error.errors?.prompt_category) throw error;
    const { prompt_category, ...others } = error.errors;
    throw new DomainError(error.code, error.message, { errors: { ...others, category: prompt_category } });
  }
}

/** Keeps the file of a form and makes a package of it, which is a draft until the file has been read. */
export async function uploadPromptPackage(
  writer: Writer,
  file: ReceivedFile,
  { category, tags, ...form }: PromptPackageForm,
): Promise<PackageSaved> {
  const file_url = fileAddress(await keepSentFile(writer, file, 'prompts'));
  const given = { ...form, category: promptVault, prompt_category: category, ...(tags.length > 0 && { tags }) };
  const { file_url: _, ...described } = EbookUpload.parse({ ...given, file_url });
  const original = await originalAt(file_url, promptVault);
  const ebook = await namedAsPackage(() => addUploaded(writer, described, original));
  return saved('prompt_package', 'Prompt package uploaded successfully', toPackage(toAdminEbook(ebook)));
}

/** 404 for an ebook of another category. */
async function mustBePackage(id: string): Promise<void> {
  const { category } = await ebooks.mustFind(id);
  if (category !== promptVault) throw notFound('Prompt package not found');
}

/** Omitted fields keep their values. */
export async function editPromptPackage(
  writer: Writer,
  id: string,
  { price, category, ...edit }: PromptPackageEdit,
): Promise<PackageSaved> {
  await mustBePackage(id);
  const change = { ...edit, price: toCents(price), prompt_category: category };
  const { ebook } = await namedAsPackage(() => ebooks.edit(writer, id, change));
  return saved('prompt_package', 'Prompt package updated successfully', toPackage(ebook));
}

/** Moves a package to the trash; only its owners still have it. */
export async function deletePromptPackage(writer: Writer, id: string): Promise<Done> {
  await mustBePackage(id);
  await ebooks.delete(writer, id);
  return done('Prompt package deleted successfully');
}
