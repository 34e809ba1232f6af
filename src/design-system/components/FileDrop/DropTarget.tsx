import { useDropzone } from 'react-dropzone'
import styled from 'styled-components'
import { border, color, fontWeight, radius, space } from '@/design-system/theme/tokens'

interface DropTargetProps {
  /** Whether files are being dragged over the page. */
  isShown: boolean
  /** What it says. */
  label: string
  onFiles: (files: File[]) => void
}

/**
 * Where dragged files are dropped, over the control. It stays when they were, until they have been read. A drop beside it
 * does nothing, where a browser would leave the page for the file.
 */
export function DropTarget({ isShown, label, onFiles }: DropTargetProps) {
  const { getRootProps, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDrop: (files) => onFiles(files),
    // What cannot be read, such as a folder that was taken away meanwhile, is not there.
    onError: () => {},
  })
  return (
    <Root {...getRootProps()} aria-hidden="true" hidden={!isShown} data-over={isDragActive || undefined}>
      {isShown && label}
    </Root>
  )
}

const Root = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space(3)};
  color: ${color.accentTintInk};
  font-weight: ${fontWeight.semibold};
  text-align: center;
  overflow-wrap: anywhere;
  background-color: ${color.accentTint};
  border: ${border.thick} dashed ${color.accent};
  border-radius: ${radius.md};

  &[hidden] {
    display: none;
  }

  &[data-over] {
    border-style: solid;
  }
`
