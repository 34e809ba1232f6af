import { Tabs as Headless } from '@base-ui/react/tabs'
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { scrollToMiddle } from '@/design-system/scroll-to-middle'
import { edgeFade } from '@/design-system/theme/edge-fade'
import { insetFocus, narrowingPadding } from '@/design-system/theme/mixins'
import { controlText } from '@/design-system/theme/text-styles'
import { above, border, color, control, motion, radius, space } from '@/design-system/theme/tokens'
import { useScrollEdges } from '@/design-system/use-scroll-edges'
import { Badge } from '../Badge/Badge'

interface Tab<Value extends string> {
  /** Unique within the tabs. */
  value: Value
  label: string
  /** A number or a word beside the label; screen readers announce it with the label. */
  badge?: ReactNode
}

interface TabsProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue'> {
  /** The subject of the tabs, for screen readers. */
  label: string
  /** The value of the selected tab. */
  value: Value
  /** Called with the value of a tab when the user selects the tab. */
  onChange: (value: Value) => void
  /** The tabs, in order. */
  tabs: readonly Tab<Value>[]
  /**
   * `automatic`: the arrow keys select a tab at once. `manual`: they only move the focus, and Enter or Space selects the
   * focused tab; for panels that load data.
   */
  activation?: 'automatic' | 'manual'
  /** The content of the panel of the selected tab. */
  children: ReactNode
}

/** Several views of a subject, shown one at a time. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  activation = 'automatic',
  children,
  ...rest
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  const isFirst = tabs[0]?.value === value
  // The list begins at its first tab, so that the first rendering needs no measurement, which would lay out the page.
  const needsScrolling = useRef(!isFirst)
  const isChange = useRef(false)
  useLayoutEffect(() => {
    const selectedTab = findTab(list.current, value)
    if (needsScrolling.current && list.current && selectedTab) scrollToMiddle(list.current, selectedTab)
    // A control of the previous panel that opened this tab is gone, and the focus with it.
    if (isChange.current && document.activeElement === document.body) selectedTab?.focus()
    needsScrolling.current = true
    isChange.current = true
  }, [value])
  useScrollEdges(list, { chosen: '[aria-selected="true"]', itemCount: tabs.length })
  return (
    <Headless.Root {...rest} value={value} onValueChange={(selectedValue: Value) => onChange(selectedValue)}>
      <Bar>
        <List ref={list} activateOnFocus={activation === 'automatic'} aria-label={label}>
          {tabs.map((tab) => (
            <TabButton key={tab.value} value={tab.value} data-value={tab.value}>
              {tab.label}
              {tab.badge !== undefined && <Badge tone="neutral">{tab.badge}</Badge>}
            </TabButton>
          ))}
        </List>
      </Bar>
      <Panel value={value}>{children}</Panel>
    </Headless.Root>
  )
}

const findTab = (list: HTMLElement | null, value: string) =>
  list?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`)

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  border-block-end: ${border.thin} solid ${color.line};

  @media print {
    border: 0;
  }
`

const List = styled(Headless.List)`
  position: relative;
  display: flex;
  /* With large text on a phone, the aside has a line of its own. */
  flex: 1 1 9rem;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
  ${edgeFade}
`

const TabButton = styled(Headless.Tab)`
  position: relative;
  display: inline-flex;
  flex-shrink: 0;
  gap: ${space(2)};
  align-items: center;
  max-inline-size: 100%;
  min-block-size: ${control.md};
  padding: ${space(2)} ${narrowingPadding(4)};
  border: 0;
  border-radius: ${radius.sm} ${radius.sm} 0 0;
  ${controlText}
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
  background: none;
  cursor: pointer;
  transition: color ${motion.fast};

  &::after {
    position: absolute;
    inset-block-end: 0;
    inset-inline: ${space(3)};
    block-size: 0.1875rem;
    border-radius: ${radius.sm} ${radius.sm} 0 0;
    background-color: ${color.accent};
    content: '';
    opacity: 0;
    transform: scaleX(0.6);
    transition:
      opacity ${motion.slow},
      transform ${motion.slow};
  }

  &[aria-selected='true'] {
    color: ${color.accent};

    &::after {
      opacity: 1;
      transform: none;
    }
  }

  @media (hover: hover) {
    &:hover:not([aria-selected='true']) {
      color: ${color.ink};
    }
  }

  ${insetFocus}
`

const Panel = styled(Headless.Panel)`
  padding-block-start: ${space(4)};

  @media ${above.compact} {
    padding-block-start: ${space(5)};
  }

  &:focus-visible {
    outline-offset: ${space(1)};
  }
`
