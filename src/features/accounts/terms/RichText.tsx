import { Fragment } from 'react'
import { Prose } from '@/design-system/components/Prose/Prose'
import { type Block, parseContent, type TextRun } from './parse-content'

/** Renders plain text or simple HTML from the backend as React elements. */
export function RichText({ content }: { content: string }) {
  const blocks = parseContent(content)
  const levels = blocks.filter(({ kind }) => kind === 'heading').map(({ level }) => level)
  const topLevel = Math.min(...levels)
  return (
    <Prose>
      {groupIntoSections(blocks).map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
        <Section key={index} blocks={section} topLevel={topLevel} />
      ))}
    </Prose>
  )
}

/** Puts neighbouring list items of the same kind into one section, and every other block into its own section. */
function groupIntoSections(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = []
  for (const block of blocks) {
    const previous = sections.at(-1)
    const isSameList =
      previous?.[0]?.kind === block.kind && (block.kind === 'bullet' || block.kind === 'number')
    if (isSameList) previous.push(block)
    else sections.push([block])
  }
  return sections
}

function Section({ blocks, topLevel }: { blocks: readonly Block[]; topLevel: number }) {
  const [first] = blocks
  if (!first) return null
  if (first.kind === 'paragraph') return <p>{renderRuns(first.runs)}</p>
  if (first.kind === 'heading') {
    // The heading of the screen is the only h1, so the highest headings of the content become h2.
    const Heading = (['h2', 'h3', 'h4'] as const)[Math.min(first.level - topLevel, 2)] ?? 'h4'
    return <Heading>{renderRuns(first.runs)}</Heading>
  }
  const List = first.kind === 'bullet' ? 'ul' : 'ol'
  return (
    <List>
      {blocks.map(({ runs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
        <li key={index}>{renderRuns(runs)}</li>
      ))}
    </List>
  )
}

const renderRuns = (runs: readonly TextRun[]) =>
  runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
    <Fragment key={index}>{renderRun(run)}</Fragment>
  ))

function renderRun({ text, isStrong, isEmphasized, href }: TextRun) {
  const emphasizedText = isEmphasized ? <em>{text}</em> : text
  const formattedText = isStrong ? <strong>{emphasizedText}</strong> : emphasizedText
  return href === undefined ? (
    formattedText
  ) : (
    <a href={href} rel="noopener noreferrer">
      {formattedText}
    </a>
  )
}
