import { Popover as Floating } from '@base-ui/react/popover'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { buildPortalProps, floatFade, floatLayer, floatSurface } from '@/design-system/theme/floating'
import { textStyle } from '@/design-system/theme/mixins'
import { radius, space } from '@/design-system/theme/tokens'
import { FieldButton } from '../Field/FieldButton'

interface PopoverPopupProps {
  id: string
  /** The button that opens the popover. It is the anchor, and gets the focus when the popover closes. */
  trigger: HTMLButtonElement
  /** The accessible name of the popover. */
  name: string
  /** Whether the name is visible as the heading of the popover. */
  hasTitle: boolean
  /** The name of the button that closes the popover. */
  closeLabel: string
  /** The horizontal alignment of the popover with the trigger. */
  align: 'start' | 'center' | 'end'
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The popup that the button of a `Popover` opens. `Popover` loads this component on demand. */
export function PopoverPopup(props: PopoverPopupProps) {
  const { id, trigger, name, hasTitle, closeLabel, align, isOpen, onClose, children } = props
  const popup = useRef<HTMLDivElement>(null)

  const closeUnlessTriggerPressed = (shouldBeOpen: boolean, details: Floating.Root.ChangeEventDetails) => {
    if (shouldBeOpen) return
    const { target } = details.event
    // The button handles its own clicks. If the popover closed here, the click would open it again.
    if (target instanceof Node && trigger.contains(target)) return details.cancel()
    onClose()
  }

  return (
    <Floating.Root open={isOpen} onOpenChange={closeUnlessTriggerPressed}>
      <Floating.Portal {...buildPortalProps(trigger)}>
        <Positioner anchor={trigger} side="bottom" align={align} sideOffset={6} collisionPadding={8}>
          {/* The popup itself gets the focus, so that screen readers start with its name. */}
          <Popup ref={popup} id={id} aria-label={name} initialFocus={popup} finalFocus={() => trigger}>
            <Content>
              {hasTitle && <Title>{name}</Title>}
              {children}
            </Content>
            <FieldButton label={closeLabel} onClick={onClose}>
              <X aria-hidden="true" />
            </FieldButton>
          </Popup>
        </Positioner>
      </Floating.Portal>
    </Floating.Root>
  )
}

const Positioner = styled(Floating.Positioner)`
  ${floatLayer}

  /* When the window grows, the layout may hide the button. Then the popover has no anchor, and is hidden too. */
  &[data-anchor-hidden] {
    clip-path: inset(50%);
  }
`

const Popup = styled(Floating.Popup)`
  display: flex;
  align-items: start;
  max-inline-size: min(22rem, var(--available-width));
  max-block-size: var(--available-height);
  overflow-y: auto;
  overscroll-behavior-y: contain;
  border-radius: ${radius.lg};
  ${textStyle({ size: 'sm', line: 'body' })}
  ${floatSurface}
  ${floatFade}

  & > button {
    position: sticky;
    inset-block-start: 0;
    min-block-size: ${space(11)};
  }
`

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  gap: ${space(2)};
  justify-items: start;
  min-inline-size: 0;
  padding-block: ${space(3)};
  padding-inline-start: ${space(4)};
  overflow-wrap: anywhere;
`

const Title = styled.div`
  ${textStyle({ size: 'md', weight: 'semibold', line: 'tight' })}
`
