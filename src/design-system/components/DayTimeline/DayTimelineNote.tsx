import styled from 'styled-components'
import { textStyle } from '@/design-system/theme/mixins'
import { above, border, color, layer, space } from '@/design-system/theme/tokens'

interface DayTimelineNoteProps {
  /** The title of the active row. */
  title: string
  /** The text of the active day; undefined if no day is active. */
  text: string | undefined
  hint: string
}

/**
 * The text of the active day, below the rows. Its height is constant, because rows that move under the pointer would lose the press of
 * a button. Hidden from screen readers, because the cell of the day has the same text as its name.
 */
export const DayTimelineNote = ({ title, text, hint }: DayTimelineNoteProps) => (
  <Container aria-hidden="true">
    <Note data-hint={text === undefined || undefined}>
      {text === undefined ? (
        hint
      ) : (
        <>
          <Title>{title}</Title>
          <div>{text}</div>
        </>
      )}
    </Note>
  </Container>
)

const Container = styled.div`
  position: sticky;
  inset-block-end: var(--bottom-cover, 0px);
  z-index: ${layer.sticky};
  block-size: var(--note-height);

  @media print {
    display: none;
  }
`

/* A text that is longer than the container grows upwards, over the rows. */
const Note = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  min-block-size: 100%;
  padding: ${space(2)};
  border-block-start: ${border.thin} solid ${color.line};
  background-color: ${color.sunken};
  overflow-wrap: anywhere;
  ${textStyle({ size: 'sm' })}

  &[data-hint] {
    color: ${color.inkMuted};
  }

  @media ${above.wide} {
    padding-inline: ${space(3)};
  }
`

const Title = styled.div`
  ${textStyle({ size: 'sm', weight: 'semibold' })}
`
