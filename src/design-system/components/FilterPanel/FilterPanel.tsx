import { ChevronDown, Eraser, RefreshCw } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { above, border, color, motion, radius, space } from '@/design-system/theme/tokens'
import { Button } from '../Button/Button'
import { Tag } from '../Tag/Tag'

/** A button of the panel, as data. */
interface PanelAction {
  label: string
  run: () => void
  /** Why it is refused. */
  reason?: string
  /** Whether it is under way. */
  isBusy?: boolean
  /** Whether there is nothing for it to do: a phone, short of room, shows it with the filters alone. */
  isIdle?: boolean
}

interface FilterPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'role'> {
  /** The name of the landmark. */
  label: string
  /** The words of the button while the filters are hidden. */
  showLabel: string
  /** The words of the button while they are shown. */
  hideLabel: string
  /** Whether they are shown at first; by default where there is room for them. */
  startsOpen?: boolean
  /** How many things were found, in words; '' while that is not known. */
  result?: string
  /** Takes all filters back. */
  clear?: PanelAction
  /** Asks for the things again. */
  refresh?: PanelAction
  /** What else is done with what was found: a download, something new. */
  actions?: ReactNode
  /** The filters. */
  children: ReactNode
}

const hasRoom = () => window.matchMedia(above.compact).matches

/** The filters of a list, which can be put out of the way, with what they found. */
export function FilterPanel({
  label,
  showLabel,
  hideLabel,
  startsOpen,
  result,
  clear,
  refresh,
  actions,
  children,
  ...rest
}: FilterPanelProps) {
  const filtersId = useId()
  const [isOpen, setIsOpen] = useState(startsOpen ?? hasRoom)
  return (
    <Root {...rest} role="search" aria-label={label}>
      <Bar data-collapsed={isOpen ? undefined : ''}>
        <Button
          variant="quiet"
          size="sm"
          icon={<Chevron aria-hidden="true" data-open={isOpen || undefined} />}
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? hideLabel : showLabel}
        </Button>
        {result !== undefined && <Result role="status">{result && <Tag>{result}</Tag>}</Result>}
        <Deeds>
          {clear && <Deed action={clear} icon={<Eraser aria-hidden="true" />} />}
          {refresh && <Deed action={refresh} icon={<RefreshCw aria-hidden="true" />} />}
          {actions}
        </Deeds>
      </Bar>
      <Filters id={filtersId} hidden={!isOpen}>
        {children}
      </Filters>
    </Root>
  )
}

function Deed({ action, icon }: { action: PanelAction; icon: ReactNode }) {
  const { label, run, reason, isBusy, isIdle } = action
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={icon}
      loading={isBusy}
      disabledReason={reason}
      data-idle={isIdle ? '' : undefined}
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

  &[data-collapsed] [data-idle] {
    display: none;

    @media ${above.compact} {
      display: inline-flex;
    }
  }
`

const Result = styled.span`
  min-inline-size: 0;

  /* Beside the button on a phone, in two lines if need be, so that nothing below moves when the words come. */
  @media not ${above.compact} {
    flex: 1 1 0;
    min-inline-size: ${space(28)};
  }
`

const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-inline-size: 0;
  margin-inline-start: auto;
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
