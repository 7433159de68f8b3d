import { type Route, route } from '#lib/http/route.ts';
import { commerceApi } from '#shared/commerce/api.ts';
import { allPlans } from './plan.repo.ts';
import { createPlan, editPlan, listPlans, plans, subscriptionStatus } from './plan.service.ts';

export const planRoutes: readonly Route[] = [
  route(commerceApi.listPlans, () => listPlans()),
  route(commerceApi.getSubscriptionStatus, () => subscriptionStatus()),
  route(commerceApi.adminListPlans, () => allPlans()),
  route(commerceApi.adminCreatePlan, ({ actor, body }) => createPlan(actor, body)),
  route(commerceApi.adminEditPlan, ({ actor, params, body }) => editPlan(actor, params.id, body)),
  route(commerceApi.adminDeletePlan, ({ actor, params }) => plans.delete(actor, params.id)),
];
