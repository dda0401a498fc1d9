/** Time that is left, as a clock shows it. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in few characters: `0:07`, `12:30`, `3:05:00`, or days and hours. */
export function clockText(left: number, language: string): string {
  const time = Math.max(0, Math.ceil(left / SECOND) * SECOND);
  if (time >= DAY) {
    const unit = (name: string, value: number): string =>
      new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);
    return `${unit('day', Math.floor(time / DAY))} ${unit('hour', Math.floor((time % DAY) / HOUR))}`;
  }
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [
    Math.floor(time / HOUR),
    Math.floor((time % HOUR) / MINUTE),
    Math.floor((time % MINUTE) / SECOND),
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
