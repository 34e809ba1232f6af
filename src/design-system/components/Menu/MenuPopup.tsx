import { Menu as Floating } from '@base-ui/react/menu'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { buildPortalProps, floatLayer, floatSurface } from '@/design-system/theme/floating'
import { listRow, square, textStyle } from '@/design-system/theme/mixins'
import { unselectable } from '@/design-system/theme/text-styles'
import { above, border, color, fontSize, motion, radius, space } from '@/design-system/theme/tokens'

export interface MenuItem {
  /** The verb; unique within the menu. */
  label: string
  /** A 20 px icon before the label. */
  icon?: ReactNode
  /** Called when the entry is chosen, after the menu has closed and its button has the focus again. */
  onSelect: () => void
  /** `danger` is for destructive actions. */
  tone?: 'default' | 'danger'
  /** The reason why the entry is disabled. The entry stays focusable, shows the reason and does nothing. */
  disabledReason?: string
}

interface MenuPopupProps {
  id: string
  trigger: HTMLButtonElement
  isOpen: boolean
  /** The entry that gets the focus at opening; null leaves the focus on the menu, as for a mouse. */
  focusedEdge: 'first' | 'last' | null
  align: 'start' | 'end'
  /** The content above the entries on phones, where the button does not show it. */
  phoneHeading?: string
  items: MenuItem[]
  onClose: () => void
}

/** The floating part of a menu. */
export function MenuPopup(props: MenuPopupProps) {
  const { id, trigger, isOpen, focusedEdge, align, phoneHeading, items, onClose } = props
  const choose = (item: MenuItem) => {
    // The focus returns before the action runs: a dialog that opens now will return the focus to the button,
    // not to an entry.
    onClose()
    trigger.focus()
    item.onSelect()
  }
  // Tab moves on from the button, wherever the popup is in the document: the browser takes the step that
  // follows.
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    onClose()
    trigger.focus()
  }

  return (
    <Floating.Root
      open={isOpen}
      modal={false}
      onOpenChange={(shouldBeOpen, { event }) => {
        // The button handles its own clicks: closing here would let the click open the menu again.
        if (!shouldBeOpen && !(event.target instanceof Node && trigger.contains(event.target))) onClose()
      }}
    >
      <Floating.Portal {...buildPortalProps(trigger)}>
        <Positioner anchor={trigger} align={align} sideOffset={6} collisionPadding={8}>
          <Popup
            id={id}
            aria-labelledby={trigger.id}
            finalFocus={() => isFocusLeft(id) && trigger}
            onKeyDown={leaveByTab}
          >
            {phoneHeading && <PhoneHeading aria-hidden="true">{phoneHeading}</PhoneHeading>}
            {focusedEdge && <EdgeFocus edge={focusedEdge} />}
            {items.map((item, index) => (
              <Entry
                key={item.label}
                label={item.label}
                disabled={Boolean(item.disabledReason)}
                data-tone={item.tone}
                aria-describedby={item.disabledReason ? `${id}reason${index}` : undefined}
                onClick={(event) => {
                  // The library's own handler would return the focus to the entry.
                  event.preventBaseUIHandler()
                  choose(item)
                }}
              >
                {item.icon}
                <span>
                  {item.label}
                  {item.disabledReason && (
                    <Reason id={`${id}reason${index}`} aria-hidden="true">
                      {item.disabledReason}
                    </Reason>
                  )}
                </span>
              </Entry>
            ))}
          </Popup>
        </Positioner>
      </Floating.Portal>
    </Floating.Root>
  )
}

/** Returns whether the focus would be lost with the menu, and not moved by Tab, a choice or a dialog. */
const isFocusLeft = (menu: string) => {
  const focused = document.activeElement
  return focused === document.body || document.getElementById(menu)?.contains(focused) === true
}

/** Focuses the first or last entry after the entries are registered. It is rendered among them. */
function EdgeFocus({ edge }: { edge: 'first' | 'last' }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const entries = place.current?.parentElement?.querySelectorAll<HTMLElement>('[role="menuitem"]')
    entries?.item(edge === 'first' ? 0 : entries.length - 1)?.focus()
  }, [edge])
  return <span ref={place} hidden />
}

const Positioner = styled(Floating.Positioner)`
  ${floatLayer}
`

const Popup = styled(Floating.Popup)`
  min-inline-size: max(12rem, var(--anchor-width));
  max-inline-size: min(20rem, var(--available-width));
  max-block-size: var(--available-height);
  padding: ${space(1.5)};
  border-radius: ${radius.lg};
  ${floatSurface}
  overflow-y: auto;
  transform-origin: var(--transform-origin);
  transition:
    opacity ${motion.fast},
    transform ${motion.fast};

  &:focus {
    outline: none;
  }

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(-${space(1)});
  }
`

const PhoneHeading = styled.div`
  padding: ${space(2)} ${space(3)};
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;

  @media ${above.compact} {
    display: none;
  }
`

const Entry = styled(Floating.Item)`
  ${listRow}
  border-radius: ${radius.md};
  ${textStyle({ weight: 'medium', line: 'tight' })}
  overflow-wrap: anywhere;
  cursor: pointer;
  ${unselectable}

  svg {
    ${square(space(5))}
    color: ${color.inkMuted};
  }

  &[data-highlighted] {
    outline: none;
    background-color: ${color.sunken};
  }

  &[data-highlighted]:focus-visible {
    box-shadow: inset 0 0 0 ${border.thick} ${color.focus};
  }

  &[data-tone='danger'],
  &[data-tone='danger'] svg {
    color: ${color.dangerTintInk};
  }

  &[data-tone='danger'][data-highlighted] {
    background-color: ${color.dangerTint};
  }

  &[data-disabled],
  &[data-disabled] svg {
    color: ${color.inkMuted};
    cursor: default;
  }
`

const Reason = styled.span`
  display: block;
  margin-block-start: ${space(0.5)};
  ${textStyle({ size: 'sm', weight: 'regular' })}
`
