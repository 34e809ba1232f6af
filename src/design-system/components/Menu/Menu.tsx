import { ChevronDown } from 'lucide-react'
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { hiddenInPrint, sunkenOnHover } from '@/design-system/theme/mixins'
import { controlText, visuallyHidden } from '@/design-system/theme/text-styles'
import { above, color, control, motion, radius, space } from '@/design-system/theme/tokens'
import { useOnDemand } from '@/design-system/use-on-demand'
import type { MenuItem } from './MenuPopup'

const loadPopup = async () => (await import('./MenuPopup')).MenuPopup

interface MenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  /** The label of the button, and the name of the menu. */
  label: string
  /** An avatar or an icon before the label. */
  avatar?: ReactNode
  /** Whether phones show only the avatar; screen readers still announce the label. */
  hidesLabelOnPhones?: boolean
  /** Whether phones and desktops show only the avatar; screen readers still announce the label. */
  isLabelHidden?: boolean
  /** The entries. */
  items: MenuItem[]
  /** The edge of the button with which the menu is aligned. */
  align?: 'start' | 'end'
}

/** A button that opens a list of actions. */
export function Menu({
  label,
  avatar,
  hidesLabelOnPhones = false,
  isLabelHidden = false,
  items,
  align = 'end',
  ...rest
}: MenuProps) {
  const id = useId()
  const labelHiding = isLabelHidden ? 'always' : hidesLabelOnPhones ? 'on-phones' : undefined
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null)
  const [focusedEdge, setFocusedEdge] = useState<'first' | 'last' | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { part: Popup, loadPart, prefetch } = useOnDemand(loadPopup)

  const openAt = (edge: 'first' | 'last' | null, button: HTMLButtonElement) => {
    if (items.length === 0) return
    setTrigger(button)
    setFocusedEdge(edge)
    setIsOpen(true)
    loadPart(() => setIsOpen(false))
  }
  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    openAt(event.key === 'ArrowDown' ? 'first' : 'last', event.currentTarget)
  }

  return (
    <>
      <Trigger
        {...rest}
        type="button"
        id={`${id}trigger`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}menu` : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onKeyDown={openByArrow}
        onClick={(event) => {
          if (isOpen) setIsOpen(false)
          // `detail` is 0 when Enter or the space bar caused the click.
          else openAt(event.detail === 0 ? 'first' : null, event.currentTarget)
        }}
      >
        {avatar}
        <Label data-hidden={labelHiding}>{label}</Label>
        <Arrow size={20} aria-hidden="true" data-hidden={labelHiding} />
      </Trigger>
      {Popup && trigger && (
        <Popup
          id={`${id}menu`}
          trigger={trigger}
          isOpen={isOpen}
          focusedEdge={focusedEdge}
          align={align}
          phoneHeading={hidesLabelOnPhones ? label : undefined}
          items={items}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const Trigger = styled.button`
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  min-inline-size: ${control.md};
  min-block-size: ${control.md};
  justify-content: center;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${radius.md};
  ${controlText}
  text-align: start;
  overflow-wrap: anywhere;
  color: ${color.ink};
  background-color: transparent;
  cursor: pointer;
  transition: background-color ${motion.fast};

  &[aria-expanded='true'] {
    background-color: ${color.sunken};
  }

  ${sunkenOnHover}

  ${hiddenInPrint}
`

const Label = styled.span`
  &[data-hidden] {
    ${visuallyHidden}
  }

  @media ${above.compact} {
    &[data-hidden='on-phones'] {
      all: unset;
    }
  }
`

const Arrow = styled(ChevronDown)`
  color: ${color.inkMuted};
  transition: transform ${motion.fast};

  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }

  &[data-hidden] {
    display: none;
  }

  @media ${above.compact} {
    &[data-hidden='on-phones'] {
      display: block;
    }
  }
`
