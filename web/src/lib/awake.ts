// A screen that must not go dark: the lock is lost whenever nobody looks, and asked for anew.

/** Keeps it lit until the returned function is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    if (document.hidden) return;
    const fresh = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
    if (over) void fresh?.release();
    else lock = fresh;
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
