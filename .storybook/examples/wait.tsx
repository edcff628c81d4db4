import { ProgressBar, Skeleton, Spinner } from '@seatwise/ui';

export const SpinnerExample = () => <Spinner label="Loading your prediction" />;

export const SkeletonExample = () => (
  <>
    <Skeleton />
    <Skeleton shape="short" />
  </>
);

export const ProgressBarExample = () => <ProgressBar label="Uploading" share={0.6} />;
