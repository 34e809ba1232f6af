import { X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { border, color, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens'
import { ModalFrame } from '../Dialog/ModalFrame'
import { IconButton } from '../IconButton/IconButton'

interface DrawerProps extends Omit<ComponentPropsWithRef<'dialog'>, 'onClose' | 'title' | 'open'> {
  /** Whether it is shown; its content is mounted only then. */
  open: boolean
  /** Called when the reader asks to leave: the close button, Escape, the scrim or the back gesture. */
  onClose: () => void
  /** What it holds: its heading and its name. */
  title: ReactNode
  /** The name of the close button. */
  closeLabel: string
  /** What stays at its bottom. */
  footer?: ReactNode
}

/** A panel that comes in from the side where reading starts; on phones it holds the navigation. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null
}

function OpenDrawer({ onClose, title, closeLabel, footer, children, ...rest }: Omit<DrawerProps, 'open'>) {
  const titleId = useId()
  return (
    <ModalFrame
      {...rest}
      placement="start"
      size="sm"
      onDismiss={onClose}
      dismissesOutside
      findInitialFocus={findInitialFocus}
      aria-labelledby={titleId}
    >
      <Header>
        <Title id={titleId}>{title}</Title>
        <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
      </Header>
      <Body>{children}</Body>
      {footer && <Bottom>{footer}</Bottom>}
    </ModalFrame>
  )
}

const findInitialFocus = (dialog: HTMLDialogElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ??
  dialog.querySelector<HTMLElement>('[aria-current="page"]') ??
  dialog.querySelector<HTMLElement>('a[href], button')

const Header = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${space(16)};
  padding-inline: ${space(5)} ${space(2)};
  border-block-end: ${border.thin} solid ${color.line};
`

const Title = styled.h2`
  min-inline-size: 0;
  font-size: ${fontSize.md};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.tight};
`

const Body = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${space(4)} ${space(3)};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Bottom = styled.div`
  padding: ${space(4)} ${space(5)};
  border-block-start: ${border.thin} solid ${color.line};
`
