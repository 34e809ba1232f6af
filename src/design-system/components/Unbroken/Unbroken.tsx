import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { unbrokenDates } from '@/design-system/unbroken-dates'

interface UnbrokenProps extends ComponentPropsWithRef<'span'> {
  /** The text, with names such as A-12 in it. */
  children: string
}

/** A text whose names with a hyphen go to the next line as a whole; only what is longer than a line is broken. */
export const Unbroken = ({ children, ...rest }: UnbrokenProps) => (
  <span {...rest}>{unbrokenNames(children)}</span>
)

function unbrokenNames(text: string): ReactNode {
  const name = /\S+-\S+/.exec(text)
  if (!name) return text
  return (
    <>
      {text.slice(0, name.index)}
      <Name>{unbrokenDates(name[0])}</Name>
      {unbrokenNames(text.slice(name.index + name[0].length))}
    </>
  )
}

const Name = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`
