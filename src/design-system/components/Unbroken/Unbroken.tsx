import type { ReactNode } from 'react'
import styled from 'styled-components'

interface UnbrokenProps {
  /** The text, with names such as A-12 in it. */
  children: string
}

/** A text whose names with a hyphen go to the next line as a whole; only what is longer than a line is broken. */
export function Unbroken({ children }: UnbrokenProps): ReactNode {
  const name = /\S+-\S+/.exec(children)
  if (!name) return children
  return (
    <>
      {children.slice(0, name.index)}
      <Name>{name[0]}</Name>
      <Unbroken>{children.slice(name.index + name[0].length)}</Unbroken>
    </>
  )
}

const Name = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`
