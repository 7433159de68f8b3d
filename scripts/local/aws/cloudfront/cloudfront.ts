import type { EdgeCache } from '../../edge/cache/cache.ts';
import { childText, type Element, parseXml, renderXml } from '../../s3/xml.ts';
import { account } from '../../template/identity.ts';
import { refusalOf } from '../iam/authority.ts';
import type { AwsRequest, AwsResponse, LocalClock, LocalService } from '../service.ts';
import { type Batch, CloudFrontError, type Invalidation, Invalidations } from './invalidations.ts';

export interface CloudFrontOptions {
  readonly clock: LocalClock;
  readonly cache: EdgeCache;
  /** Ids of the template's distributions. */
  readonly distributions: () => readonly string[];
}

const route = /^\/2020-05-31\/distribution\/([^/?]+)\/invalidation$/;

/** The operation of a request, which its path names; empty for one that the local cloud does not have. */
export const cloudFrontOperation = (method: string, url: string): string =>
  method === 'POST' && route.test(url) ? 'CreateInvalidation' : '';

function batchIn(body: Buffer): Batch {
  const document = parseXml(body.toString('utf8'));
  const list = document.children.find(({ name }) => name === 'Paths');
  const items = list?.children.find(({ name }) => name === 'Items');
  const paths = items?.children.map(({ text }) => text) ?? [];
  if (Number(list && childText(list, 'Quantity')) !== paths.length)
    throw new CloudFrontError('InconsistentQuantities', 'The quantity is not the number of paths.');
  return { reference: childText(document, 'CallerReference') ?? '', paths };
}

const documentOf = ({ id, createdAt, reference, paths }: Invalidation): Element => [
  'Invalidation',
  [
    ['Id', id],
    ['Status', 'InProgress'],
    ['CreateTime', new Date(createdAt).toISOString()],
    [
      'InvalidationBatch',
      [
        [
          'Paths',
          [
            ['Quantity', paths.length],
            ['Items', paths.map((path): Element => ['Path', path])],
          ],
        ],
        ['CallerReference', reference],
      ],
    ],
  ],
];

const xml = (status: number, root: Element): AwsResponse => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: renderXml(root, { namespace: false }),
});

/** An error as CloudFront describes it. */
export function cloudFrontRefusal({ name, message, status }: CloudFrontError): AwsResponse {
  const fields: Element[] = [
    ['Type', 'Sender'],
    ['Code', name],
    ['Message', message],
  ];
  return xml(status, [
    'ErrorResponse',
    [
      ['Error', fields],
      ['RequestId', 'local'],
    ],
  ]);
}

function refusal(error: unknown): AwsResponse {
  if (!(error instanceof CloudFrontError)) throw error;
  return cloudFrontRefusal(error);
}

/** CloudFront's API, as far as the product uses it: invalidations, which the local edge carries out at once. */
export function openCloudFront({ clock, cache, distributions }: CloudFrontOptions): LocalService {
  const invalidations = new Map<string, Invalidations>();
  const of = (distribution: string): Invalidations => {
    const known = invalidations.get(distribution) ?? new Invalidations(clock, (paths) => cache.invalidate(paths));
    invalidations.set(distribution, known);
    return known;
  };
  function invalidate({ caller, method, url, body, mayDo }: AwsRequest): AwsResponse {
    const [, distribution] = method === 'POST' ? (route.exec(url) ?? []) : [];
    if (!distribution) throw new CloudFrontError('UnknownOperation', `The local cloud does not know ${method} ${url}`);
    const resource = `arn:aws:cloudfront::${account}:distribution/${distribution}`;
    const needed = { action: 'cloudfront:CreateInvalidation', resource };
    if (!(mayDo?.(needed) ?? true)) throw new CloudFrontError('AccessDenied', refusalOf(caller, needed), 403);
    if (!distributions().includes(distribution))
      throw new CloudFrontError('NoSuchDistribution', 'The specified distribution does not exist.', 404);
    return xml(201, documentOf(of(distribution).create(batchIn(body))));
  }
  return {
    async handle(request) {
      try {
        return invalidate(request);
      } catch (error) {
        return refusal(error);
      }
    },
    async close() {},
  };
}
