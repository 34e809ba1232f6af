import { mergeProps } from '@base-ui/react/merge-props'
import { type ComponentPropsWithRef, cloneElement, type ReactElement } from 'react'

export interface LinkElementProps extends ComponentPropsWithRef<'a'> {
  /**
   * The element that replaces `<a>`, such as the router's link: `render={<Link to="/contacts" />}`. It
   * receives the class, the ref and every other prop, so that the design system does not depend on a router.
   */
  render?: ReactElement<Record<string, unknown>>
}

/** An `<a>`, or the given link element with the same props. */
export function LinkElement({ render, ...rest }: LinkElementProps) {
  if (!render) return <a {...rest} />
  return cloneElement(render, { ...mergeProps<'a'>(rest, render.props), ref: rest.ref })
}
