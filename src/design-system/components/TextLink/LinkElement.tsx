import { type ComponentPropsWithRef, cloneElement, type ReactElement } from 'react'

export interface LinkElementProps extends ComponentPropsWithRef<'a'> {
  /** The link that replaces `<a>` and receives all props: `render={<Link to="/contacts" />}`. */
  render?: ReactElement<Record<string, unknown>>
}

/** An `<a>`, or the `render` element with the same props. If the element has a prop itself, it keeps it. */
export function LinkElement({ render, ...rest }: LinkElementProps) {
  if (!render) return <a {...rest} />
  return cloneElement(render, { ...rest, ...render.props })
}
