import { X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { insetFocus, textStyle } from '@/design-system/theme/mixins'
import { border, color, space } from '@/design-system/theme/tokens'
import { createFocusFinder, fieldSelector } from '../Dialog/initial-focus'
import { ModalFrame } from '../Dialog/ModalFrame'
import { useScrollable } from '../Dialog/use-scrollable'
import { IconButton } from '../IconButton/IconButton'

interface DrawerProps extends Omit<ComponentPropsWithRef<'dialog'>, 'onClose' | 'title' | 'open'> {
  /** Whether the drawer is open. The content is mounted only while the drawer is open. */
  open: boolean
  /** Called by the close button, Escape, the scrim and the back gesture. */
  onClose: () => void
  /** The heading and accessible name. */
  title: ReactNode
  /** The name of the close button. */
  closeLabel: string
  /** The side of the page at which the drawer opens: `start` for navigation, `end` for the details of a row. */
  side?: 'start' | 'end'
  /** The maximum width. On phones, `sm` leaves part of the page visible; the other sizes fill the screen. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Content that stays at the bottom while `children` scroll. */
  footer?: ReactNode
  /** Whether the drawer opens even above a dialog that stays on top. */
  opensAtOnce?: boolean
}

/**
 * A modal panel at a side of the page. The first of these that exists gets the initial focus: `[data-autofocus]`, the
 * navigation link to the current page, a field, a link or button.
 */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null
}

function OpenDrawer(props: Omit<DrawerProps, 'open'>) {
  const { onClose, title, closeLabel, side = 'start', size = 'sm', footer, children, ...rest } = props
  const titleId = useId()
  const { region, needsFocus } = useScrollable<HTMLDivElement>()
  const regionProps = needsFocus ? { role: 'group', tabIndex: 0, 'aria-labelledby': titleId } : undefined
  return (
    <ModalFrame
      {...rest}
      placement={side}
      size={size}
      onDismiss={onClose}
      dismissesOutside
      findInitialFocus={findInitialFocus}
      aria-labelledby={titleId}
    >
      <Header>
        <Title id={titleId}>{title}</Title>
        <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
      </Header>
      <Body ref={region} data-side={side} {...regionProps}>
        <div>{children}</div>
      </Body>
      {footer && <Bottom>{footer}</Bottom>}
    </ModalFrame>
  )
}

const findInitialFocus = createFocusFinder(
  '[data-autofocus]',
  '[aria-current="page"]',
  fieldSelector,
  'a[href], button',
)

/** A long title scrolls within the header, so that it leaves room for the content. */
const Header = styled.div`
  display: flex;
  flex: none;
  gap: ${space(2)};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${space(16)};
  max-block-size: 40dvb;
  overflow-y: auto;
  padding-inline: ${space(5)} ${space(2)};
  border-block-end: ${border.thin} solid ${color.line};

  & > button {
    flex: none;
    align-self: start;
    margin-block: ${space(2)};
  }
`

const Title = styled.h2`
  min-inline-size: 0;
  padding-block: ${space(2)};
  ${textStyle({ size: 'md', weight: 'semibold', line: 'tight' })}
  overflow-wrap: anywhere;
`

const Body = styled.div`
  /* Visually hidden descendants have an absolute position. With a relative body, they scroll and do not enlarge the panel. */
  position: relative;
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  /* The padding is inside the scrolling area, so that sticky elements reach the area's edge. */
  > div {
    padding: ${space(4)} ${space(3)};
  }

  &[data-side='end'] > div {
    padding-inline: ${space(5)};
  }

  ${insetFocus}
`

const Bottom = styled.div`
  flex: none;
  max-block-size: 40dvb;
  overflow-y: auto;
  padding: ${space(4)} ${space(5)};
  border-block-start: ${border.thin} solid ${color.line};
`
