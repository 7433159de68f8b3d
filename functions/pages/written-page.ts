import type { ApiRoute } from '#shared/api.ts';
import type { ApiPage, CallAnswer, ListItem, ListRoute } from '#shared/api-query.ts';
import { type FirstQueries, firstScreens, type WrittenPage } from '#shared/pages/first-screens.ts';
import type { PageParams } from '#shared/pages/href.ts';
import { answersTo } from './answers.ts';
import type { FindPage, Moved, Page } from './page.ts';

type DataOf<Query> = Query extends { route: infer Route extends ListRoute; kind: 'page' }
  ? ApiPage<ListItem<Route>>
  : Query extends { route: infer Route extends ApiRoute }
    ? CallAnswer<Route>
    : never;
type DataOfAll<Queries extends readonly unknown[]> = { readonly [Place in keyof Queries]: DataOf<Queries[Place]> };
type FirstData<Name extends WrittenPage> = DataOfAll<FirstQueries<Name>>;

/** A page's metadata, derived from the data of its first screen. */
export type Tell<Name extends WrittenPage> = (
  data: FirstData<Name>,
  asked: { readonly params: PageParams<Name>; readonly query: URLSearchParams },
) => Page | Moved;

/** A page whose first screen is rendered here, with the answers that the screen needs. */
export const written =
  <Name extends WrittenPage>(name: Name, tell: Tell<Name>): FindPage =>
  async (given, query) => {
    const params = given as PageParams<Name>;
    const queriesOf = firstScreens[name] as (params: PageParams<Name>, query: URLSearchParams) => FirstQueries;
    const answers = await answersTo(queriesOf(params, query));
    if (!answers) return undefined;
    const told = tell(answers.map(({ data }) => data) as unknown as FirstData<Name>, { params, query });
    return 'movedTo' in told ? told : { ...told, answers, isDrawn: true };
  };
