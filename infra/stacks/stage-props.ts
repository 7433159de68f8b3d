import type { StackProps } from 'aws-cdk-lib';
import type { StageConfig } from '../config.ts';

/** What a stack needs that stands on no other. */
export interface StageProps extends StackProps {
  readonly config: StageConfig;
}
