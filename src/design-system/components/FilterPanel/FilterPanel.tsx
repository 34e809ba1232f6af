import { ChevronDown, Eraser, RefreshCw } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { above, border, color, control, motion, radius, space } from '@/design-system/theme/tokens'
import { Button } from '../Button/Button'
import { Tag } from '../Tag/Tag'

interface PanelAction {
  label: string
  run: () => void
  /** The reason why the action is disabled; absent if it is enabled. */
  disabledReason?: string
  /** Whether the action is in progress. */
  isBusy?: boolean
  /** Whether the action would have no effect now. If so, a phone hides the action's button while the filters are hidden. */
  isUnneeded?: boolean
}

interface FilterPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'role'> {
  /** The accessible name of the landmark. */
  label: string
  /** The label of the button that shows the filters. */
  showLabel: string
  /** The same button's label while the filters are visible. */
  hideLabel: string
  /** Whether the filters are visible at first; by default only on wide screens. */
  startsOpen?: boolean
  /** A text with the number of results; '' while the number is unknown; absent if the panel never shows it. */
  result?: string
  /** Whether this text is too long to be beside the first button on a phone. It then has the line below the buttons. */
  isResultLong?: boolean
  /** The action that resets all filters. */
  clear?: PanelAction
  /** The action that loads the results again. */
  refresh?: PanelAction
  /** Further actions, such as a download or a new record. */
  actions?: ReactNode
  /** The filters. They are mounted when the panel is first open, and then stay mounted. */
  children: ReactNode
}

/** The build renders the panel closed, as on a phone. */
const isWideScreen = () => typeof window !== 'undefined' && window.matchMedia(above.compact).matches

/** A panel above a list: the number of results, actions, and filters that a button shows or hides. */
export function FilterPanel({
  label,
  showLabel,
  hideLabel,
  startsOpen,
  result,
  isResultLong = false,
  clear,
  refresh,
  actions,
  children,
  ...rest
}: FilterPanelProps) {
  const filtersId = useId()
  const [isOpen, setIsOpen] = useState(startsOpen ?? isWideScreen)
  const [hasBeenOpen, setHasBeenOpen] = useState(isOpen)
  const toggle = () => {
    setIsOpen(!isOpen)
    setHasBeenOpen(true)
  }
  return (
    <Root {...rest} role="search" aria-label={label}>
      <Bar data-collapsed={isOpen ? undefined : ''}>
        <Button
          variant="quiet"
          size="sm"
          icon={<Chevron aria-hidden="true" data-open={isOpen || undefined} />}
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={toggle}
        >
          {isOpen ? hideLabel : showLabel}
        </Button>
        {result !== undefined && (
          <Result role="status" data-long={isResultLong || undefined}>
            {result && <Tag>{result}</Tag>}
          </Result>
        )}
        <Actions>
          {clear && <ActionButton action={clear} icon={<Eraser aria-hidden="true" />} />}
          {refresh && <ActionButton action={refresh} icon={<RefreshCw aria-hidden="true" />} />}
          {actions}
        </Actions>
      </Bar>
      <Filters id={filtersId} hidden={!isOpen}>
        {hasBeenOpen && children}
      </Filters>
    </Root>
  )
}

function ActionButton({ action, icon }: { action: PanelAction; icon: ReactNode }) {
  const { label, run, disabledReason, isBusy, isUnneeded } = action
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={icon}
      loading={isBusy}
      disabledReason={disabledReason}
      data-unneeded={isUnneeded ? '' : undefined}
      onClick={run}
    >
      {label}
    </Button>
  )
}

const Root = styled.section`
  min-inline-size: 0;
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};

  @media print {
    border: 0;

    && > * {
      padding: 0 0 ${space(1)};
      border: 0;
    }
  }
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  padding: ${space(2)};
  overflow-wrap: anywhere;

  & > * {
    max-inline-size: 100%;
  }

  /* On a phone, actions that have a line of their own begin below the first button. */
  @media not ${above.compact} {
    justify-content: space-between;
  }

  &[data-collapsed] [data-unneeded] {
    display: none;

    @media screen and ${above.compact} {
      display: inline-flex;
    }
  }
`

const Result = styled.span`
  min-inline-size: 0;

  /*
   * On a phone, the number of results stays beside the first button and has room for two lines, or it has a line of its own, so that
   * a new number does not change the bar's height.
   */
  @media not ${above.compact} {
    display: flex;
    flex: 1 1 0;
    align-items: center;
    min-block-size: ${control.md};
    min-inline-size: ${space(28)};

    &[data-long] {
      order: 1;
      flex: 0 0 100%;
      /* The text begins where the icons of the buttons above it begin. */
      padding-inline-start: ${space(3)};
    }
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-inline-size: 0;

  @media ${above.compact} {
    margin-inline-start: auto;
  }
`

const Chevron = styled(ChevronDown)`
  transition: transform ${motion.fast};

  &:not([data-open]) {
    transform: rotate(-90deg);
  }
`

const Filters = styled.div`
  padding: ${space(2)} ${space(4)} ${space(4)};
  border-block-start: ${border.thin} solid ${color.line};
`
