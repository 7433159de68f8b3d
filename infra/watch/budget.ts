import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';

export interface MonthlyBudgetProps {
  readonly stage: string;
  /** US dollars. */
  readonly amount: number;
  readonly mail: string;
}

/** What the account may cost in a month: a mail when most of it is spent, and when it will not do. */
export class MonthlyBudget extends CfnBudget {
  constructor(scope: Construct, id: string, { stage, amount, mail }: MonthlyBudgetProps) {
    const notice = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { comparisonOperator: 'GREATER_THAN', notificationType, threshold, thresholdType: 'PERCENTAGE' },
      // Straight to the mailbox: it needs no permission on the topic for alarms, and no confirmation.
      subscribers: [{ subscriptionType: 'EMAIL', address: mail }],
    });
    super(scope, id, {
      budget: {
        budgetName: `rampart-${stage}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount, unit: 'USD' },
      },
      notificationsWithSubscribers: [notice('ACTUAL', 80), notice('FORECASTED', 100)],
    });
  }
}
