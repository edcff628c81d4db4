import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of children that have thrown an error. */
  readonly fallback: ReactNode;
  /** A new key renders the children again. */
  readonly resetKey: string;
}

interface State {
  readonly resetKey: string;
  readonly hasFailed: boolean;
}

/** A class component, because React has no hook that catches errors. Screens fall back to screens/public/Failure. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { resetKey: this.props.resetKey, hasFailed: false };

  static getDerivedStateFromError = (): Partial<State> => ({ hasFailed: true });

  static getDerivedStateFromProps = (
    { resetKey }: ErrorBoundaryProps,
    state: State,
  ): Partial<State> | null => (resetKey === state.resetKey ? null : { resetKey, hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
