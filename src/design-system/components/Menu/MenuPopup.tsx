import { Menu as Floating } from '@base-ui/react/menu'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { buildPortalProps, floatLayer, floatSurface } from '@/design-system/theme/floating'
import { listRow, square, textStyle } from '@/design-system/theme/mixins'
import { unselectable } from '@/design-system/theme/text-styles'
import { above, border, color, fontSize, motion, radius, space } from '@/design-system/theme/tokens'

export interface MenuItem {
  /** The label, which begins with a verb. Unique within the menu. */
  label: string
  /** A 20 px icon before the label. */
  icon?: ReactNode
  /** Called after the user chose the entry, the menu closed and the button received the focus. */
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
  /**
   * The entry that gets the focus when the menu opens; null leaves the focus on the menu, for example after a mouse
   * click.
   */
  focusedEdge: 'first' | 'last' | null
  align: 'start' | 'end'
  /** A heading above the entries on phones, where the button hides its label. */
  phoneHeading?: string
  items: MenuItem[]
  onClose: () => void
}

/** The floating list of entries of an open menu. */
export function MenuPopup(props: MenuPopupProps) {
  const { id, trigger, isOpen, focusedEdge, align, phoneHeading, items, onClose } = props
  const choose = (item: MenuItem) => {
    // The button gets the focus before the action runs. If the action opens a dialog, the dialog returns the focus to the
    // button.
    onClose()
    trigger.focus()
    item.onSelect()
  }
  // Focuses the button before the browser handles Tab. The focus then moves on from the button.
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
        // The button handles its own clicks. If a press on the button closed the menu here, the click would open it again.
        if (!shouldBeOpen && !(event.target instanceof Node && trigger.contains(event.target))) onClose()
      }}
    >
      <Floating.Portal {...buildPortalProps(trigger)}>
        <Positioner anchor={trigger} align={align} sideOffset={6} collisionPadding={8}>
          <Popup
            id={id}
            aria-labelledby={trigger.id}
            finalFocus={() => mustRestoreFocus(id) && trigger}
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
                  // The click handler of Base UI would return the focus to the entry.
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

/**
 * Returns whether the button must receive the focus when the menu closes: only if the focus is still in the menu or was
 * lost to the body. Otherwise, the user has focused something else.
 */
const mustRestoreFocus = (menuId: string) => {
  const focused = document.activeElement
  return focused === document.body || document.getElementById(menuId)?.contains(focused) === true
}

/** Focuses the first or last entry after the entries are mounted. Must be a sibling of the entries. */
function EdgeFocus({ edge }: { edge: 'first' | 'last' }) {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const entries = marker.current?.parentElement?.querySelectorAll<HTMLElement>('[role="menuitem"]')
    entries?.item(edge === 'first' ? 0 : entries.length - 1)?.focus()
  }, [edge])
  return <span ref={marker} hidden />
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
