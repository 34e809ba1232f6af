import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { textStyle } from '@/design-system/theme/mixins'
import { border, color, control, radius, space } from '@/design-system/theme/tokens'
import { Button } from '../Button/Button'
import { Heading } from '../Heading/Heading'
import { grownSelector } from './grown-content'
import { panelColumns } from './panel-columns'

interface StripPanel<Id extends string> {
  /** Unique within the strip. */
  id: Id
  /** The subject, with the number of its rows if it is known. */
  title: string
  /** A link beside the title. */
  action?: ReactNode
  /** The rows, or what replaces them. */
  content: ReactNode
}

interface PanelStripProps<Id extends string> extends Omit<ComponentPropsWithRef<'div'>, 'onToggle'> {
  /** The subject of all panels, for screen readers. */
  label: string
  /** The panels, the most important first. The first is always open. */
  panels: readonly StripPanel<Id>[]
  /** The ids of the other panels that are open in a narrow window. A wide one shows all panels. */
  open: readonly Id[]
  /** Called with the id of a panel whose button the user presses. */
  onToggle: (id: Id) => void
  /**
   * The height of the content of each panel, as a CSS length, so that rows that load late move nothing. Longer content scrolls in its
   * panel. The panel grows instead if the content has no link or button, because the keyboard could not scroll it, if it has an alert, or
   * if it has an element with the attributes `grownContent`, because the user has made it longer. Beside others, a panel with a sentence alone
   * is as high as the sentence; the strip keeps its height.
   */
  contentHeight: string
  /** The height of the content of the first panel in a narrow window, if it differs. */
  firstContentHeight?: string
}

/** Room for the target of the link beside the title. */
const headerHeight = space(11)

/** Short lists side by side. In a narrow window the first list is open, and buttons open the others. */
export function PanelStrip<Id extends string>(props: PanelStripProps<Id>) {
  const { label, panels, open, onToggle, contentHeight, firstContentHeight, ...rest } = props
  const stripId = useId()
  const [first, ...others] = panels
  const toId = (id: Id) => `${stripId}${id}`
  const renderPanel = ({ id, title, action, content }: StripPanel<Id>, isClosed: boolean) => (
    <Panel key={id} id={toId(id)} data-closed={isClosed || undefined}>
      <Header>
        <Heading level={2} size="sm">
          {title}
        </Heading>
        {action}
      </Header>
      <Content
        data-content=""
        $height={contentHeight}
        $narrowHeight={id === first?.id ? (firstContentHeight ?? contentHeight) : contentHeight}
      >
        {content}
      </Content>
    </Panel>
  )
  return (
    <Root {...rest} role="region" aria-label={label} $contentHeight={contentHeight}>
      {first && renderPanel(first, false)}
      <Toggles>
        {others.map(({ id, title }) => (
          <Button
            key={id}
            size="sm"
            align="start"
            stretch
            icon={open.includes(id) ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
            aria-expanded={open.includes(id)}
            aria-controls={toId(id)}
            onClick={() => onToggle(id)}
          >
            {title}
          </Button>
        ))}
      </Toggles>
      {others.map((panel) => renderPanel(panel, !open.includes(panel.id)))}
    </Root>
  )
}

// No `section`: the styles of a frame hide a section with a closed part, such as a panel of filters, until the portal has loaded.
const Root = styled.div<{ $contentHeight: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  @media ${panelColumns} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${space(4)};
    min-block-size: calc(${headerHeight} + ${({ $contentHeight }) => $contentHeight} + ${space(1)} + 2 * ${border.thin});
  }
`

/** Selects what a content has beside a sentence: rows, or their placeholder. */
const rowsSelector = ":is(a, button, [role='status'])"

const Panel = styled.div`
  min-inline-size: 0;
  padding-block-end: ${space(1)};
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.lg};
  background-color: ${color.surface};

  @media not ${panelColumns} {
    &[data-closed] {
      display: none;
    }
  }

  @media ${panelColumns} {
    &:not(:has(> [data-content] ${rowsSelector})) {
      align-self: start;
    }
  }
`

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${headerHeight};
  padding-inline: ${space(4)};
  overflow-wrap: anywhere;
  ${textStyle({ size: 'sm' })}

  > :first-child {
    min-inline-size: 0;
  }
`

const Content = styled.div<{ $height: string; $narrowHeight: string }>`
  --content-height: ${({ $height }) => $height};

  min-block-size: var(--content-height);
  padding-inline: ${space(1)};
  overflow-wrap: anywhere;
  ${textStyle({ size: 'sm' })}

  @media not ${panelColumns} {
    --content-height: ${({ $narrowHeight }) => $narrowHeight};
  }

  @media ${panelColumns} {
    &:not(:has(${rowsSelector})) {
      min-block-size: 0;
    }
  }

  &:has(a, button):not(:has(${grownSelector}, [role='alert'])) {
    max-block-size: var(--content-height);
    overflow-y: auto;
  }
`

const Toggles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${space(2)};

  > button[data-size] {
    min-block-size: ${control.md};
  }

  @media ${panelColumns} {
    display: none;
  }
`
