import { Children, type ReactNode } from 'react'
import styled from 'styled-components'

const datePattern = /\d{2}-\d{2}-\d{4}/

const hasDate = (content: ReactNode) => typeof content === 'string' && datePattern.test(content)

/**
 * Keeps each date (DD-MM-YYYY) on one line, because browsers break lines at hyphens. Handles a text and a list of texts and
 * elements; dates inside elements can still break.
 */
export function preventDateBreaks(content: ReactNode): ReactNode {
  if (typeof content === 'string') return splitText(content)
  return Array.isArray(content) && content.some(hasDate) ? Children.map(content, preventDateBreaks) : content
}

function splitText(text: string): ReactNode {
  const match = datePattern.exec(text)
  if (!match) return text
  return (
    <>
      {text.slice(0, match.index)}
      <OneLine>{match[0]}</OneLine>
      {splitText(text.slice(match.index + match[0].length))}
    </>
  )
}

const OneLine = styled.span`
  white-space: nowrap;
`
