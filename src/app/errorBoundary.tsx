import {Component, type ReactNode} from 'react';

type Props = {fallback: ReactNode; onCrash: (error: unknown) => void; children: ReactNode};

/** Catches what a screen throws, so that no fault leaves a blank page. */
export class ErrorBoundary extends Component<Props, {crashed: boolean}> {
  override state = {crashed: false};

  static getDerivedStateFromError() {
    return {crashed: true};
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
