import type { EdgeCache } from '../../edge/cache/cache.ts';
import { childText, type Element, parseXml, renderXml } from '../../s3/xml.ts';
import { account } from '../../template/identity.ts';
import type { AwsRequest, AwsResponse, LocalClock, LocalService, Refusal, RestProtocol } from '../service.ts';
import { type Batch, CloudFrontError, type Invalidation, Invalidations } from './invalidations.ts';

export interface CloudFrontOptions {
  readonly clock: LocalClock;
  readonly cache: EdgeCache;
  /** Ids of the template's distributions. */
  readonly distributions: () => readonly string[];
}

const route = /^\/2020-05-31\/distribution\/([^/?]+)\/invalidation$/;

/** The distribution that a request invalidates paths of; undefined for a request that does something else. */
const distributionIn = (method: string, url: string): string | undefined =>
  method === 'POST' ? route.exec(url)?.[1] : undefined;

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
function refusal({ type, message, status }: Refusal): AwsResponse {
  const fields: Element[] = [
    ['Type', 'Sender'],
    ['Code', type],
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

const rest: RestProtocol = {
  callOf(method, url) {
    const distribution = distributionIn(method, url);
    if (!distribution) return undefined;
    const resource = `arn:aws:cloudfront::${account}:distribution/${distribution}`;
    return {
      operation: 'CreateInvalidation',
      needed: [{ action: 'cloudfront:CreateInvalidation', resource }],
    };
  },
  denied: 'AccessDenied',
  refusal,
};

/** CloudFront's API, as far as the product uses it: invalidations, which the local edge carries out at once. */
export function openCloudFront({ clock, cache, distributions }: CloudFrontOptions): LocalService {
  const invalidations = new Map<string, Invalidations>();
  const of = (distribution: string): Invalidations => {
    const known = invalidations.get(distribution) ?? new Invalidations(clock, (paths) => cache.invalidate(paths));
    invalidations.set(distribution, known);
    return known;
  };
  function invalidate({ method, url, body }: AwsRequest): AwsResponse {
    const distribution = distributionIn(method, url);
    if (!distribution) throw new CloudFrontError('UnknownOperation', `The local cloud does not know ${method} ${url}`);
    if (!distributions().includes(distribution))
      throw new CloudFrontError('NoSuchDistribution', 'The specified distribution does not exist.', 404);
    return xml(201, documentOf(of(distribution).create(batchIn(body))));
  }
  return {
    rest,
    async handle(request) {
      try {
        return invalidate(request);
      } catch (error) {
        if (!(error instanceof CloudFrontError)) throw error;
        return refusal({ type: error.name, message: error.message, status: error.status });
      }
    },
    async close() {},
  };
}
