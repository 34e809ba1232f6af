import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { preventDateBreaks } from '@/design-system/prevent-date-breaks'

interface UnbrokenProps extends ComponentPropsWithRef<'span'> {
  /** The text, which may contain names such as A-12. */
  children: string
}

/** A text that does not wrap inside hyphenated names. Only a name longer than a line wraps. */
export const Unbroken = ({ children, ...rest }: UnbrokenProps) => <span {...rest}>{wrapNames(children)}</span>

function wrapNames(text: string): ReactNode {
  const name = /\S+-\S+/.exec(text)
  if (!name) return text
  return (
    <>
      {text.slice(0, name.index)}
      <Name>{preventDateBreaks(name[0])}</Name>
      {wrapNames(text.slice(name.index + name[0].length))}
    </>
  )
}

const Name = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`
