import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';

/** The table that a stage works on: its own, or one that was restored from it. */
export type StageTable = Pick<ITableV2, 'tableArn' | 'tableName'> & {
  /** The stream that feeds the change feed; a restored table has one once it has been turned on. */
  readonly tableStreamArn?: string | undefined;
};
