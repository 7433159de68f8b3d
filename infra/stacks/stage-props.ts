import type { StackProps } from 'aws-cdk-lib';
import type { StageConfig } from '../config.ts';

/** Properties of a stack that depends on no other. */
export interface StageProps extends StackProps {
  readonly config: StageConfig;
}
