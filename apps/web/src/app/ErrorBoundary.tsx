import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands there instead of something that threw. */
  readonly fallback: ReactNode;
  /** The address that one is at; at another all may be well again. */
  readonly place: string;
}

interface State {
  readonly place: string;
  readonly hasFailed: boolean;
}

/** React catches errors in classes alone. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { place: this.props.place, hasFailed: false };

  static getDerivedStateFromError = (): Partial<State> => ({ hasFailed: true });

  static getDerivedStateFromProps = (
    { place }: ErrorBoundaryProps,
    state: State,
  ): Partial<State> | null => (place === state.place ? null : { place, hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
