import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { AdminPlan, Plan, PlanEdit, PlanInput, SubscriptionStatus } from './plan.ts';

const PlanSaved = z.object({ success: z.literal(true), message: z.string(), plan: AdminPlan });

/** Subscription plans. */
export const planApi = {
  listPlans: endpoint({
    method: 'GET',
    path: '/subscriptions/plans',
    auth: 'none',
    summary: 'Subscription plans on offer, cheapest first',
    response: z.array(Plan),
    cache: 'public',
  }),
  getSubscriptionStatus: endpoint({
    method: 'GET',
    path: '/subscriptions/my-status',
    auth: 'user',
    summary: "The caller's subscription",
    response: SubscriptionStatus,
  }),
  adminListPlans: endpoint({
    method: 'GET',
    path: '/admin/subscription-plans',
    auth: 'admin',
    summary: 'All subscription plans, cheapest first',
    response: z.array(AdminPlan),
  }),
  adminCreatePlan: endpoint({
    method: 'POST',
    path: '/admin/subscription-plans',
    auth: 'admin',
    once: true,
    summary: 'Creates a subscription plan',
    body: PlanInput,
    response: PlanSaved,
    status: 201,
  }),
  adminEditPlan: endpoint({
    method: 'PUT',
    path: '/admin/subscription-plans/{id}',
    auth: 'admin',
    summary: 'Changes a subscription plan; 409 stale_version with `current` after a concurrent change',
    body: PlanEdit,
    response: PlanSaved,
  }),
  adminDeletePlan: endpoint({
    method: 'DELETE',
    path: '/admin/subscription-plans/{id}',
    auth: 'admin',
    summary: 'Deletes a subscription plan',
    response: Done,
  }),
};
