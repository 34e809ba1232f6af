import { Children, type ReactNode } from 'react'
import styled from 'styled-components'

const date = /\d{2}-\d{2}-\d{4}/

const hasDate = (content: ReactNode) => typeof content === 'string' && date.test(content)

/** Returns the content with each date on a single line, because browsers break at hyphens. */
export function unbrokenDates(content: ReactNode): ReactNode {
  if (typeof content === 'string') return splitText(content)
  return Array.isArray(content) && content.some(hasDate) ? Children.map(content, unbrokenDates) : content
}

function splitText(text: string): ReactNode {
  const found = date.exec(text)
  if (!found) return text
  return (
    <>
      {text.slice(0, found.index)}
      <OneLine>{found[0]}</OneLine>
      {splitText(text.slice(found.index + found[0].length))}
    </>
  )
}

const OneLine = styled.span`
  white-space: nowrap;
`
