import {Component, type ComponentType, type ReactNode} from 'react';

type Props = {
  fallback: ComponentType<{reference: string | undefined}>;
  /** Gives the reference that the report of the error is found by. */
  onCrash: (error: unknown) => string;
  children: ReactNode;
};

type State = {crashed: boolean; reference: string | undefined};

/** Catches what a screen throws, so that no fault leaves a blank page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {crashed: false, reference: undefined};

  static getDerivedStateFromError() {
    return {crashed: true};
  }

  override componentDidCatch(error: unknown) {
    this.setState({reference: this.props.onCrash(error)});
  }

  override render() {
    const {fallback: Fallback, children} = this.props;
    return this.state.crashed ? <Fallback reference={this.state.reference} /> : children;
  }
}
