import { X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { border, color, fontSize, fontWeight, lineHeight, space } from '@/design-system/theme/tokens'
import { ModalFrame } from '../Dialog/ModalFrame'
import { useScrollable } from '../Dialog/use-scrollable'
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
  /** From which side it comes: the navigation where reading starts, the details of a row where it ends. */
  side?: 'start' | 'end'
  /** How wide it may grow: `sm` leaves the page in sight on a phone too, the others take the whole screen there. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** What stays at its bottom. */
  footer?: ReactNode
}

/**
 * A panel of full height at a side of the page. Focus starts at `[data-autofocus]`, else at the current page of a
 * navigation, else at the first field, else at the first thing to press.
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

const fields = 'input:not([type="hidden"]), select, textarea'

const findInitialFocus = (dialog: HTMLDialogElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ??
  dialog.querySelector<HTMLElement>('[aria-current="page"]') ??
  dialog.querySelector<HTMLElement>(`:is(${fields}):not(:disabled)`) ??
  dialog.querySelector<HTMLElement>('a[href], button')

/** However much it says, most of the panel stays for what it is about. */
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
  font-size: ${fontSize.md};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.tight};
  overflow-wrap: anywhere;
`

const Body = styled.div`
  /* What is put out of sight in it, as the native part of a field, scrolls with it and never moves the panel. */
  position: relative;
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  /* Room inside of what scrolls, so that what sticks in it goes to its very edge. */
  > div {
    padding: ${space(4)} ${space(3)};
  }

  &[data-side='end'] > div {
    padding-inline: ${space(5)};
  }

  &:focus-visible {
    outline-offset: -${border.thick};
  }
`

const Bottom = styled.div`
  flex: none;
  max-block-size: 40dvb;
  overflow-y: auto;
  padding: ${space(4)} ${space(5)};
  border-block-start: ${border.thin} solid ${color.line};
`
