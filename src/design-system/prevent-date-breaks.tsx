import { Children, type ReactNode } from 'react'
import styled from 'styled-components'

const datePattern = /\d{2}-\d{2}-\d{4}/

const hasDate = (content: ReactNode) => typeof content === 'string' && datePattern.test(content)

/** Returns the content with each date on a single line. Without this, browsers break lines at the hyphens of a date. */
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
