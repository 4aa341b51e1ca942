toc_toc_toc-title = Toc toc toc
    .lines = Toc toc toc
toc_toc_toc-promise = Who’s knocking at this hour?
