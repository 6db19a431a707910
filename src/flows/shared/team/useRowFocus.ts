import {useEffect, useRef} from 'react';

/**
 * A row that was added has the focus at its first field. After a removal it is at the next row that can go,
 * whose group says how many are left, or else where a row can be added.
 */
export const useRowFocus = (rows: number, firstFieldId: string) => {
  const addButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const shown = useRef(rows);
  useEffect(() => {
    const added = rows - shown.current;
    shown.current = rows;
    if (added > 0) document.getElementById(firstFieldId)?.focus();
    if (added < 0) (removeButton.current ?? addButton.current)?.focus();
  }, [rows, firstFieldId]);
  return {addButton, removeButton};
};
