import { type ComponentPropsWithRef, cloneElement, type MouseEvent, type ReactElement } from 'react'

export interface LinkElementProps extends ComponentPropsWithRef<'a'> {
  /** The link that replaces `<a>` and receives all props: `render={<Link to="/contacts" />}`. */
  render?: ReactElement<Record<string, unknown>>
}

/** An `<a>`, or the `render` element with the same props. A prop of the element itself wins, but a click calls both handlers. */
export function LinkElement({ render, ...rest }: LinkElementProps) {
  if (!render) return <a {...rest} />
  const { onClick: ownHandler, ...own } = render.props
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (typeof ownHandler === 'function') ownHandler(event)
    rest.onClick?.(event)
  }
  return cloneElement(render, { ...rest, ...own, onClick })
}
